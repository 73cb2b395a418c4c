import { defaultContent as whole } from '@cablepark/domain/park/content';
import { expect, test } from 'vitest';
import { formOf, type ParkForm, patchOf, readForm } from './parkForm.ts';

const { name, contact, operator, hours, policy } = whole;
const defaultContent = { name, contact, operator, hours, policy };
const form = formOf({
  ...defaultContent,
  contact: { ...defaultContent.contact, phone: '+48 600 700 800', map: { lat: 53.78, lon: 21.57 } },
});
const typed = (part: Record<string, string>): ParkForm => ({ ...form, fields: { ...form.fields, ...part } });

function contentOf(typedForm: ParkForm) {
  const read = readForm(typedForm, defaultContent);
  if ('faults' in read) throw new Error([...read.faults].join(', '));
  return read.content;
}

test('What is read into the form comes out the same', () => {
  const content = contentOf(form);
  expect(content).toEqual({
    ...defaultContent,
    contact: { ...defaultContent.contact, phone: '+48 600 700 800', map: { lat: 53.78, lon: 21.57 } },
  });
  expect(patchOf(content, content)).toEqual({});
});

test('Only what was changed is sent', () => {
  const before = contentOf(form);
  const after = contentOf(typed({ 'policy.guardianUpToAge': '15', 'contact.phone': '', name: 'Wake' }));
  expect(patchOf(before, after)).toEqual({
    name: 'Wake',
    contact: { phone: null },
    policy: { guardianUpToAge: 15 },
  });
});

test('A closed day and a park without a point on the map are said as such', () => {
  const after = contentOf({
    ...form,
    fields: { ...form.fields, 'contact.map.lat': '', 'contact.map.lon': '' },
    week: form.week.map((day, index) => ({ ...day, isOpen: index !== 0 })),
  });
  expect(after.contact.map).toBeNull();
  expect(after.hours.week[0]).toBeNull();
  expect(after.hours.week[1]).toEqual({ opens: '09:00', closes: '21:00' });
});

test('A day may end at midnight, which a field for hours calls 00:00', () => {
  const week = form.week.map((day) => ({ ...day, closes: '00:00' }));
  const content = contentOf({ ...form, week });
  expect(content.hours.week[0]).toEqual({ opens: '09:00', closes: '24:00' });
  expect(formOf(content).week[0]?.closes).toBe('00:00');
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ 'contact.phone': '12' }, 'contact.phone'],
  [{ 'contact.email': 'nobody' }, 'contact.email'],
  [{ 'contact.facebook': 'javascript:alert(1)' }, 'contact.facebook'],
  [{ 'contact.map.lat': '91' }, 'contact.map.lat'],
  [{ 'contact.map.lon': '' }, 'contact.map.lon'],
  [{ 'policy.guardianUpToAge': '' }, 'policy.guardianUpToAge'],
  [{ 'policy.cancelClosesMinutes': '-1' }, 'policy.cancelClosesMinutes'],
  [{ 'policy.cancelFreeHours': '0.5' }, 'policy.cancelFreeHours'],
])('%o is a fault of %s', (part, field) => {
  const read = readForm(typed(part), defaultContent);
  expect('faults' in read && [...read.faults]).toEqual([field]);
});

test('A day that closes before it opens is a fault of that day', () => {
  const week = form.week.map((day, index) => (index === 2 ? { ...day, closes: '08:00' } : day));
  const read = readForm({ ...form, week }, defaultContent);
  expect('faults' in read && [...read.faults]).toEqual(['hours.week.2.closes']);
});

test('A tax number from before its check keeps nobody from saving something else; another one is checked', () => {
  const before = { operator: { ...operator, taxId: '123' } };
  const old = typed({ 'operator.taxId': '123', 'contact.phone': '+48 600 700 801' });
  expect(readForm(old, before)).toHaveProperty('content');
  expect(readForm(typed({ 'operator.taxId': '124' }), before)).toEqual({
    faults: new Set(['operator.taxId']),
  });
});
