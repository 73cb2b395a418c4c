import type { Language } from '@cablepark/domain/time/display';
import { Outlet } from 'react-router';
import { startTexts } from '../../i18n/start.texts.ts';
import { lazyPage } from '../lazyPage.tsx';
import { useIsShut } from './useIsShut.ts';
import { isStaff, markFor, useViewers } from './viewers.ts';

const ClosedPage = lazyPage(() => import('../../features/opening/ClosedPage.tsx'), startTexts);

/** What a page of a park that is shut needs before it can be rendered in one go. */
export async function loadGate(isOpen: boolean | undefined, language: Language): Promise<void> {
  if (isOpen === false) await ClosedPage.load(language);
}

/** Around what visitors may see only once the park is open; staff see it all along. */
export function OpenGate() {
  const shut = useIsShut();
  // Staff who come back see nothing of it while the session starts.
  const mark = markFor(useViewers(), (viewer) => !isStaff(viewer));
  if (!shut) return <Outlet />;
  return (
    <div {...mark}>
      <ClosedPage />
    </div>
  );
}
