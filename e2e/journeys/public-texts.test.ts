import { languages } from '@cablepark/domain/time/display';
import { openPark, type Park } from '../support/park.ts';
import { addressIn, publicPages } from '../support/public.ts';
import { expect, test } from '../support/test.ts';

test.use({ cookies: null });

/** Signs that a template, a document or a script may give a meaning. */
const name = "Park $' $` $& </script><!-- {{x}} %s \u2028 ${y}";
const description = `Opis ${name}`;

test.describe('A park of its own', () => {
  let park: Park;
  test.beforeAll(async () => {
    park = await openPark({ SAMPLE: '0' });
  });
  test.afterAll(() => park.close());

  const pageOf = async (path: string) => {
    const answer = await fetch(park.url + path, { headers: { accept: 'text/html' } });
    return await answer.text();
  };

  /** Whether the server itself paints the question. */
  const asks = (html: string) => /<section[^>]* data-cookie-question/.test(html);

  test('that counts nobody and is not on the map asks for no consent; one on the map for that alone', async ({
    page,
  }) => {
    const admin = await park.newPerson('Admin');
    const question = page.getByRole('region', { name: 'Pliki cookie' });
    const settings = page.getByRole('button', { name: 'Ustawienia cookie' });
    for (const path of ['/', '/planner/1', '/login']) {
      expect(asks(await pageOf(path))).toBe(false);
      await page.goto(park.url + path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(question).toHaveCount(0);
      await expect(settings).toHaveCount(0);
    }
    await page.goto(`${park.url}/pp`);
    await expect(page.getByRole('main')).not.toContainText('OpenStreetMap');

    await park.call('PATCH', '/park', { contact: { map: { lat: 53.78, lon: 21.57 } } }, admin);
    await page.goto(`${park.url}/prices`, { waitUntil: 'networkidle' });
    expect(asks(await pageOf('/prices'))).toBe(false);
    await expect(question).toHaveCount(0);
    // Who wants to change the answer is asked on any page.
    await settings.click();
    await expect(question).toBeInViewport();
    await question.getByRole('button', { name: 'Odrzucam' }).click();
    await expect(question).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${park.url}/location`, { waitUntil: 'networkidle' });
    expect(asks(await pageOf('/location'))).toBe(true);
    await expect(question).toContainText('Za Twoją zgodą pokażemy mapę z OpenStreetMap.');
    await expect(question).not.toContainText('odwiedziny');
    await expect(settings).toHaveCount(1);
    await page.goto(`${park.url}/pp`);
    await expect(page.getByRole('main')).toContainText('OpenStreetMap');
    await park.call('PATCH', '/park', { contact: { map: null } }, admin);
  });

  test('shows what its staff write as they wrote it, on every page that the server makes', async ({
    page,
  }) => {
    const admin = await park.newPerson('Admin');
    const plain = await Promise.all(publicPages.map((path) => pageOf(path)));
    const hours = { note: description, noteEn: description };
    await park.call('PATCH', '/park', { name, hours, operator: { name }, contact: { address: name } }, admin);
    const event = { name, nameEn: name, description, descriptionEn: description };
    await park.call('POST', '/items/Event', { ...event, start: '2099-07-01T08:00:00Z' }, admin);
    for (const language of languages) {
      for (const [index, path] of publicPages.entries()) {
        const html = await pageOf(addressIn(language, path));
        for (const tag of ['<html', '</html>', '</body>', 'id="root"', '<title>'])
          expect(html.split(tag).length, `${path} ${tag}`).toBe(plain[index]?.split(tag).length);
        expect(html).not.toContain('</script><!--');
      }
    }
    await page.goto(`${park.url}/contact`);
    await expect(page).toHaveTitle(/Park \$' \$` \$& <\/script><!--/);
    await expect(page.getByText(description)).toBeVisible();
    await page.goto(`${park.url}/events`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const told = await page.locator('#events').textContent();
    expect(JSON.parse(told ?? '')['@graph'][0]).toMatchObject({ name, description });
  });
});
