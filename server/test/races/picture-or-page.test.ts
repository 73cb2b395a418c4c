import { defaultContents } from '@cablepark/domain/content/defaults';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireAnswer } from '../support/call.ts';
import type { TestPark } from '../support/park.ts';
import type { Person } from '../support/people.ts';

/** Whether pictures are locked, and what happens between what a transaction reads and what it writes. */
const meanwhile = {
  areLocked: true,
  pageRead: async () => {},
  removalRead: async () => {},
};

const libraryStore = '../../src/modules/site/library/library.store.ts';
const locks = '../../src/db/locks.ts';

vi.doMock(libraryStore, async () => {
  const store =
    await vi.importActual<typeof import('../../src/modules/site/library/library.store.ts')>(libraryStore);
  const lockPicture: typeof store.lockPicture = (db, engine, id) =>
    store.lockPicture(db, meanwhile.areLocked ? engine : 'sqlite', id);
  const deletePictureRow: typeof store.deletePictureRow = async (db, id) => {
    await meanwhile.removalRead();
    return store.deletePictureRow(db, id);
  };
  return { ...store, lockPicture, deletePictureRow };
});

vi.doMock(locks, async () => {
  const real = await vi.importActual<typeof import('../../src/db/locks.ts')>(locks);
  const lockLibraryPictures: typeof real.lockLibraryPictures = async (db, engine, ids) => {
    const there = await real.lockLibraryPictures(db, meanwhile.areLocked ? engine : 'sqlite', ids);
    await meanwhile.pageRead();
    return there;
  };
  return { ...real, lockLibraryPictures };
});

// Imported only now, so that the server goes by these.
const { enginesOfScenes } = await import('../support/engines.ts');
const { callerOf } = await import('../support/call.ts');
const { openTestApp } = await import('../support/park.ts');
const { aPerson } = await import('../support/people.ts');
const { drawing } = await import('../support/pictures.ts');

describe.each(enginesOfScenes)(
  'A picture that is removed while something comes to show it, on $name',
  (engine) => {
    let park: TestPark;
    let call: ReturnType<typeof callerOf>;
    let admin: Person;
    let send: () => Promise<string>;
    let picture: string;

    beforeAll(async () => {
      park = await engine.open();
      const app = await openTestApp(park);
      call = callerOf(app);
      admin = await aPerson(park, 'Admin');
      const headers = { ...admin.headers, 'content-type': 'image/png' };
      const payload = await drawing(8, 8).png();
      send = async () => {
        const answer = await app.inject({ method: 'POST', url: '/park/pictures', headers, payload });
        return answer.json().data.id;
      };
    });

    beforeEach(async () => {
      picture = await send();
      Object.assign(meanwhile, { areLocked: true, pageRead: async () => {}, removalRead: async () => {} });
    });

    const write = async (edited: number) => {
      const section = { heading: { pl: 'Taras', en: '' }, text: { pl: `Wersja ${edited}`, en: '' }, picture };
      const content = { ...defaultContents.bar, sections: [section] };
      return await call('POST', '/park/contents/bar/versions', admin, { edited, content });
    };
    const remove = () => call('DELETE', `/park/pictures/${picture}`, admin);
    const told = ({ code, status }: WireAnswer) => code ?? String(status);

    /** The second call begins once the first has read and not yet written; without locks it even ends before. */
    async function between(
      moment: 'pageRead' | 'removalRead',
      first: () => Promise<WireAnswer>,
      second: () => Promise<WireAnswer>,
    ): Promise<string[]> {
      let other: Promise<WireAnswer> | undefined;
      meanwhile[moment] = async () => {
        if (other) return;
        other = second();
        if (!meanwhile.areLocked) await other;
      };
      const begun = await first();
      if (!other) throw new Error('The first call never came to write.');
      return [told(begun), told(await other)];
    }

    test('The page was first: the picture stays', async () => {
      expect(await between('pageRead', () => write(0), remove)).toEqual(['200', 'PICTURE_IN_USE']);
    });

    // SQLite's transactions are alone anyway.
    test.each(engine.name === 'postgres' ? ['what is gone'] : [])(
      'Control: without locks the page shows %s',
      async () => {
        meanwhile.areLocked = false;
        await park.store.db.deleteFrom('content_version').execute();
        park.pageContents.forget();
        expect(await between('pageRead', () => write(0), remove)).toEqual(['200', '204']);
      },
    );

    test('The removal was first: the page is told', async () => {
      await park.store.db.deleteFrom('content_version').execute();
      park.pageContents.forget();
      expect(await between('removalRead', remove, () => write(0))).toEqual(['204', 'INVALID_FOREIGN_KEY']);
    });

    const announce = () =>
      call('POST', '/items/Event', admin, { name: 'Jam', start: '2026-07-11T18:00:00Z', image: picture });
    const build = () => {
      const obstacles = [{ name: 'Rura', name_en: null, picture }];
      return call('POST', '/items/Asset', admin, { name: picture, obstacles });
    };

    test.each([
      ['event', announce],
      ['track', build],
    ])('What is true of a page is true of a new %s', async (_what, make) => {
      expect(await between('pageRead', make, remove)).toEqual(['200', 'PICTURE_IN_USE']);
      picture = await send();
      expect(await between('removalRead', remove, make)).toEqual(['204', 'INVALID_FOREIGN_KEY']);
    });
  },
);
