import type { ParkContent } from './content.schema.ts';
import { defaultPolicy } from './policy.ts';

/** The defaults of what every page knows of the park: no address, and the opening hours of SPEC.md §9. */
export const shownDefaults: Pick<ParkContent, 'contact' | 'operator' | 'hours' | 'opening'> = {
  contact: {
    phone: null,
    email: null,
    address: null,
    map: null,
    facebook: null,
    instagram: null,
    youtube: null,
  },
  operator: { name: null, taxId: null, address: null, paysVat: true },
  hours: {
    // Existing parks have typed their week.
    isFromSeason: false,
    week: Array.from({ length: 7 }, () => ({
      opens: hourText(defaultPolicy.opensAtHour),
      closes: hourText(defaultPolicy.closesAtHour),
    })),
    note: null,
    noteEn: null,
  },
  // Existing parks without this setting are open; only a new park starts closed.
  opening: { isOpen: true, day: null },
};

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
