import { lazy } from 'react';
import { HomeEditorPage } from '../features/staff-home/HomeEditorPage.tsx';

/** Imports the scenes from the home page's own chunk, so visitors' chunks are not split for staff. */
const Tour = lazy(async () => ({ default: (await import('../features/home/HomePage.tsx')).Tour }));

/** The editor of the home page beside the page itself. */
export default function HomeEditor() {
  return <HomeEditorPage Tour={Tour} />;
}
