import { type RefObject, useLayoutEffect } from 'react';

/** Sets the height of the staff's menu as a style property: its rows depend on the labels and the screen. */
export function useMenuHeight(menu: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--staff-menu-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--staff-menu-height');
    };
  }, [menu]);
}
