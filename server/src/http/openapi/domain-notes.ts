import { accountPatchBody, passwordRequestBody } from '@cablepark/contract/accounts';
import { emailSchema, nameSchema, passwordSchema, phoneSchema } from '@cablepark/domain/accounts/fields';
import { parkContent } from '@cablepark/domain/park/content.schema';
import { webAddress } from '@cablepark/domain/text/plain-text';
import * as z from 'zod';

/** What the domain's rules can't say of themselves in a browser's few bytes: how a good value looks. */
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
