import type { Language } from '@cablepark/domain/time/display';
import { Outlet } from 'react-router';
import { startTexts } from '../../i18n/pages/start.texts.ts';
import { lazyPage } from '../lazyPage.tsx';
import { useIsShut } from './useIsShut.ts';
import { isStaff, markFor, useViewers } from './viewers.ts';

const ClosedPage = lazyPage(() => import('../../features/opening/ClosedPage.tsx'), startTexts);

/** Loads the code of a closed park's page before its first render. */
export async function loadGate(isOpen: boolean | undefined, language: Language): Promise<void> {
  if (isOpen === false) await ClosedPage.load(language);
}

/** Hides its pages from visitors until the park opens; staff always see them. */
export function OpenGate() {
  const shut = useIsShut();
  // Returning staff don't see it while the session starts.
  const mark = markFor(useViewers(), (viewer) => !isStaff(viewer));
  if (!shut) return <Outlet />;
  return (
    <div {...mark}>
      <ClosedPage />
    </div>
  );
}
