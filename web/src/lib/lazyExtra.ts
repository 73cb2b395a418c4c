import { type ComponentType, lazy } from 'react';

/** Like React's `lazy`, for optional parts: renders nothing if the code fails to load. */
export function lazyExtra<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}
