/** What riders and the desk do with rides, over bookings, their money and the passes that pay for them. */

export { endPayment } from './give-back/void-payment.ts';
