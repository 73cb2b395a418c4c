import type { ParkEvent } from '@cablepark/domain/events/events';
import { useState } from 'react';
import { Page } from '../../page/Page.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { EventEditor } from './EventEditor.tsx';
import { EventList } from './EventList.tsx';

/** The page on which Editors manage the park's events. */
export default function EventsEditorPage() {
  const t = useStaffTexts().events;
  const [edited, setEdited] = useState<ParkEvent | 'new' | null>(null);
  return (
    <Page title={t.title} lead={edited === null ? t.lead : undefined}>
      {edited === null ? (
        <EventList onEdit={setEdited} />
      ) : (
        <EventEditor event={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      )}
    </Page>
  );
}
