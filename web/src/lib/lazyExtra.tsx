import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { isNotLoaded } from './whyNotLoaded.ts';

/** How often the connection of this device has returned since the page was opened. */
let returns = 0;
globalThis.window?.addEventListener('online', () => (returns += 1));

/**
 * Like React's `lazy`, for optional parts. Renders nothing if the code, or what the part loads while it renders (its texts), fails to load.
 * The page around it stays, and the part is retried once each time the connection returns.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Extra: LazyExoticComponent<ComponentType<Props>> | null = null;
  /** The value of `returns` when the code failed to load. */
  let lostAt = Infinity;

  async function attempt(): Promise<{ default: ComponentType<Props> }> {
    const at = returns;
    try {
      // Chromium doesn't refetch a module that failed once, so don't start without a connection.
      if (typeof window === 'undefined' || navigator.onLine) return await load();
    } catch {
      // As without a connection.
    }
    if (at < returns) return await attempt();
    lostAt = at;
    return { default: () => null };
  }

  function extraAt(round: number) {
    if (Extra === null || lostAt < round) {
      if (Extra !== null) renewStyles();
      lostAt = Infinity;
      Extra = lazy(attempt);
    }
    return Extra;
  }

  return function LazyExtra(props: Props) {
    const [round, setRound] = useState(returns);
    // In a transition, which hides nothing of the page while the part loads.
    useEffect(() => {
      const again = () => startTransition(() => setRound(returns));
      // It may have returned while the part was loading.
      again();
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, []);
    const Part = extraAt(round);
    return (
      <ExtraBoundary round={round}>
        <Part {...props} />
      </ExtraBoundary>
    );
  };
}

/** Refetches style sheets that failed, because Vite tries only once. */
function renewStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.after(link.cloneNode());
}

interface ExtraState {
  error: unknown;
  round: number;
}

class ExtraBoundary extends Component<{ children: ReactNode; round: number }, ExtraState> {
  override state = { error: null, round: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Renders again what failed, in the next round. */
  static getDerivedStateFromProps({ round }: { round: number }, state: ExtraState) {
    return round === state.round ? null : { error: null, round };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isNotLoaded(error)) return null;
    throw error;
  }
}
