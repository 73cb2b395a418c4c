import { defaultContent, mergeContent, type ParkContent } from '@cablepark/domain/park/content';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/store.ts';
import { lockContent, updateContent } from '../modules/site/settings/index.ts';

/** A park by a fictional lake: the number, the address and the mail lead nowhere. */
export const sampleContent: ParkContent = mergeContent(defaultContent, {
  name: 'Cable Park',
  contact: {
    phone: '+48 600 000 000',
    email: 'hello@example.com',
    address: 'Plażowa 1\n00-000 Przykładowo',
    map: { lat: 53.78, lon: 21.57 },
    facebook: 'https://example.com/facebook',
    instagram: 'https://example.com/instagram',
    youtube: 'https://example.com/youtube',
  },
  operator: { name: 'Cable Park (przykład)', address: 'Plażowa 1\n00-000 Przykładowo' },
  hours: {
    note: 'Sezon trwa od maja do września. Po sezonie pływamy w pogodne weekendy.',
    noteEn: 'The season runs from May to September. After that we ride on fine weekends.',
  },
});

export async function makeSampleContent(db: Db, context: AppContext): Promise<void> {
  const nowMs = context.clock.now().epochMilliseconds;
  await lockContent(db, context.store.engine, nowMs);
  await updateContent(db, sampleContent, nowMs);
}
