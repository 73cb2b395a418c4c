import { lazy } from 'react';
import { HomeEditorPage } from '../features/staff-home/HomeEditorPage.tsx';

/** As the home page shows its scenes: out of that page's own file, so that visitors' is not split for the staff's sake. */
const Tour = lazy(async () => ({ default: (await import('../features/home/HomePage.tsx')).Tour }));

/** The editor of the home page beside the page itself. */
export default function HomeEditor() {
  return <HomeEditorPage Tour={Tour} />;
}
