/** When the cable stops: a day's rides move later, and their riders are told. */
export { stopCable } from './stop-cable.ts';
