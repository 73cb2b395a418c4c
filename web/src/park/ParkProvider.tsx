import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { ContentName } from '@cablepark/domain/content/content-names';
import type { LegalName } from '@cablepark/domain/legal/our-legal';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { readServerInfo, type ServerInfo } from './api/serverInfo.ts';
import { ContentsContext, PageContents } from './contents.ts';
import { defaultPark, type Park, parkOf } from './park.ts';

const ParkContext = createContext<Park>(defaultPark);
const RereadContext = createContext<() => void>(ignore);

/** The prerendered page's park data, or the defaults until the server answers. */
export function ParkProvider({ info, children }: { info?: ServerInfo | undefined; children: ReactNode }) {
  const [park, setPark] = useState(() => (info ? parkOf(info) : defaultPark));
  const [contents] = useState(() => new PageContents(info ?? {}, { load: loadContent, loadVersion }));
  const [reread] = useState(() => () => {
    readServerInfo()
      .then((info) => (info.park?.tracks ? parkOf(info) : insist()), insist)
      .then(setPark, ignore);
  });
  useEffect(() => {
    if (!info) reread();
    // After hydration the page uses the current time, not the prerendered one: a transition, so that clicks don't wait.
    else {
      setTimeout(() =>
        startTransition(() =>
          setPark(({ madeAt: _madeAt, shown: _shown, shownMonth: _month, ...lasting }) => lasting),
        ),
      );
    }
  }, [info, reread]);
  return (
    <RereadContext value={reread}>
      <ContentsContext value={contents}>
        <ParkContext value={park}>{children}</ParkContext>
      </ContentsContext>
    </RereadContext>
  );
}

/** Retries after an error, or an answer of another backend; loaded only when needed. */
async function insist(): Promise<Park> {
  const { readPark } = await import('./api/readPark.ts');
  return readPark();
}

/** Most visitors read only the prerendered page, so this loads on demand. */
async function loadContent<Name extends ContentName>(name: Name): Promise<ShownContent<Name>> {
  const { standingContent } = await import('./api/standingContent.ts');
  return await standingContent(name);
}

async function loadVersion(name: LegalName, version: number): Promise<ShownContent<LegalName> | null> {
  const { readLegalVersion } = await import('./api/readLegalVersion.ts');
  return await readLegalVersion(name, version);
}

function ignore(): void {}

/** The park's zone, limits, name, contact and announced features. */
export function usePark(): Park {
  return useContext(ParkContext);
}

/** Refetches the park's data after a change. */
export function useRereadPark(): () => void {
  return useContext(RereadContext);
}
