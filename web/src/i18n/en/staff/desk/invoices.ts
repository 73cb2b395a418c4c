import type { invoices as pl } from '../../../pl/staff/desk/invoices.ts';

export const invoices: typeof pl = {
  title: 'Drafts of invoices',
  notFiscal:
    'Payments with a tax number go to the bookkeeper’s program as drafts, under a number of ours. The bookkeeper issues the invoice. We issue no invoices and no receipts, and send nothing to KSeF.',
  none: 'Nobody gave a tax number in this period.',
  loadFailed: 'The drafts of invoices could not be loaded.',
  failed: 'The drafts could not be handed over.',
  handOver: (service) => `Hand over to ${service}`,
  taxId: (taxId) => `tax number ${taxId}`,
  number: (number) => `our number ${number}`,
  document: (id) => `number in the program ${id}`,
  sentAmount: (amount) =>
    `the draft says ${amount}, and the amount has changed since: correct it in the program`,
  mark: (state) => `Draft of an invoice: ${state}`,
  states: {
    'to-send': 'to hand over',
    accepted: 'accepted, being made',
    sent: 'handed over',
    refused: 'refused',
  },
  waits: {
    unreachable: 'the program does not answer: try again in a moment',
    busy: 'too many calls: try again in a minute',
    key: 'the program refuses the key: check the server’s settings',
  },
};
