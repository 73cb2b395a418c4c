import { type ComponentProps, Suspense } from 'react';
import { lazyExtra } from '../../lib/lazyExtra.tsx';

const ChosenBar = lazyExtra(() => import('./ChosenBar.tsx'));

/** Few choose several slots: neither the bar's code nor its styles come with the page. */
export function LazyChosenBar(props: ComponentProps<typeof ChosenBar>) {
  if (!props.actions.choice.isOn) return null;
  return (
    <Suspense fallback={null}>
      <ChosenBar {...props} />
    </Suspense>
  );
}
