import type { ParkEvent } from '@cablepark/domain/events/events';
import { useState } from 'react';
import { Page } from '../../page/Page.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { EventEditor } from './EventEditor.tsx';
import { EventList } from './EventList.tsx';

/** The page on which Editors manage the park's events. */
export default function EventsEditorPage() {
  const t = useStaffTexts().events;
  const [editing, setEditing] = useState<ParkEvent | 'new' | null>(null);
  return (
    <Page title={t.title} lead={editing === null ? t.lead : undefined}>
      {editing === null ? (
        <EventList onEdit={setEditing} />
      ) : (
        <EventEditor event={editing === 'new' ? null : editing} onDone={() => setEditing(null)} />
      )}
    </Page>
  );
}
