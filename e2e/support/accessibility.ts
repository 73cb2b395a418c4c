import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails the test for every rule of WCAG 2.2 AA that axe finds broken on the page as it stands.
 * @param within only in there, such as an open dialog over a long page
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).withTags(wcag22aa).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
