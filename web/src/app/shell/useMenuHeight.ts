import { type RefObject, useLayoutEffect } from 'react';

/** Tells the style sheet how high the staff's menu is: its entries take as many rows as their words and the screen ask for. */
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
