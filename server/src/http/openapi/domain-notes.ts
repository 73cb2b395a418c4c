import { accountPatchBody, passwordRequestBody } from '@cablepark/contract/accounts/accounts.schema';
import { seasonRow } from '@cablepark/contract/season/season.schema';
import { emailSchema, nameSchema, passwordSchema, phoneSchema } from '@cablepark/domain/accounts/fields';
import { parkContent } from '@cablepark/domain/park/content.schema';
import { webAddress } from '@cablepark/domain/text/plain-text';
import * as z from 'zod';

/** Formats and examples for the documentation: in the domain's schemas they would enlarge the browser bundle. */
z.globalRegistry.add(emailSchema, { format: 'email', examples: ['ola@example.com'] });
z.globalRegistry.add(phoneSchema, { examples: ['600700800', '+48600700800'] });
z.globalRegistry.add(passwordSchema, { examples: ['kotwica i lina'] });
z.globalRegistry.add(nameSchema, { examples: ['Ola'] });
z.globalRegistry.add(webAddress, { format: 'uri', examples: ['https://park.example/'] });
z.globalRegistry.add(accountPatchBody.shape.current_password, {
  description: 'The password until now; a new `email` or `password` of one’s own account needs it.',
});
z.globalRegistry.add(parkContent.shape.contact.shape.phone, { examples: ['+48 600 700 800', null] });
z.globalRegistry.add(passwordRequestBody.shape.reset_url, {
  description: 'The page of this site that the mail leads to; its own if there is none.',
  examples: [null],
});

const weekday = { opens: '10:00', closes: '20:00' };
const weekend = { opens: '09:00', closes: '21:00' };
z.globalRegistry.add(seasonRow, {
  examples: [
    {
      plans: [
        {
          name: 'Wiosna',
          firstDay: '2026-04-25',
          lastDay: '2026-06-30',
          tracks: null,
          week: [null, weekday, weekday, weekday, weekday, weekend, weekend],
          minutes: 15,
          breaks: [{ from: '13:00', to: '13:30' }],
          prices: [
            { from: '09:00', weekday: 45, fridayEvening: 55, weekend: 55, holiday: 55 },
            { from: '17:00', weekday: 50, fridayEvening: 60, weekend: 60, holiday: 60 },
          ],
          exceptions: [
            { firstDay: '2026-06-04', lastDay: '2026-06-04', isClosed: false, hours: weekend, price: 65 },
          ],
          sunsetMinutes: null,
        },
      ],
      release: { daysAhead: 14, at: '08:00' },
    },
    { plans: [], release: { daysAhead: null, at: '08:00' } },
  ],
});
