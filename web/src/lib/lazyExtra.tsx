import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { isNotLoaded } from './whyNotLoaded.ts';

/**
 * Like React's `lazy`, for optional parts: renders nothing if the code, or what the part loads while it renders (its texts), fails to load. The
 * page around it stays, and what failed while rendering is tried again when the connection returns.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Extra = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
  return function LazyExtra(props: Props) {
    return (
      <ExtraBoundary>
        <Extra {...props} />
      </ExtraBoundary>
    );
  };
}

class ExtraBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private readonly retry = () => this.setState({ error: null });

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isNotLoaded(error)) return null;
    throw error;
  }
}
