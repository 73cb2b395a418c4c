import { type ComponentType, lazy } from 'react';

/** Like `lazy` of React, for what a page can do without: where the network does not bring it, nothing is shown in its place. */
export function lazyExtra<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}
