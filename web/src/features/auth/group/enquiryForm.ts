import { isEmail, isPhone, tidyPhone } from '@cablepark/domain/accounts/contact';
import { partySlotsAtMost } from '@cablepark/domain/booking/party';
import { enquiredDaysAhead, groupFromPeople } from '@cablepark/domain/groups/enquiry';
import type { Language } from '@cablepark/domain/time/display';
import type { NewEnquiry } from './api/group.ts';

/** The fields as typed. */
export interface EnquiryForm {
  day: string;
  time: string;
  people: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

export const emptyEnquiry: EnquiryForm = {
  day: '',
  time: '',
  people: '',
  name: '',
  email: '',
  phone: '',
  message: '',
};

export type EnquiryFault = 'day' | 'people' | 'name' | 'email' | 'phone';

/** The invalid fields. @param today in the park's zone */
export function enquiryFaults(form: EnquiryForm, today: Temporal.PlainDate): ReadonlySet<EnquiryFault> {
  const faults: [EnquiryFault, boolean][] = [
    ['day', form.day < today.toString() || form.day > today.add({ days: enquiredDaysAhead }).toString()],
    ['people', !isGroup(form.people)],
    ['name', form.name.trim() === ''],
    ['email', !isEmail(form.email.trim())],
    ['phone', form.phone.trim() !== '' && !isPhone(tidyPhone(form.phone))],
  ];
  return new Set(faults.flatMap(([field, isWrong]) => (isWrong ? [field] : [])));
}

function isGroup(text: string): boolean {
  if (!/^\d{1,3}$/.test(text.trim())) return false;
  return Number(text) >= groupFromPeople && Number(text) <= partySlotsAtMost;
}

export function enquiryOf(form: EnquiryForm, language: Language): NewEnquiry {
  return {
    day: form.day,
    time: form.time === '' ? null : form.time,
    people: Number(form.people),
    name: form.name.trim(),
    email: form.email.trim(),
    phone: form.phone.trim() === '' ? null : tidyPhone(form.phone),
    message: form.message.trim() === '' ? null : form.message.trim(),
    language,
  };
}
