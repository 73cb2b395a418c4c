import { describe, expect, test } from 'vitest';
import { contentFaults, parkContent, parkContentPatch } from './content.schema.ts';
import { defaultContent, mergeContent, policyOf } from './content.ts';
import { defaultPolicy } from './policy.ts';

test('A new park has the limits of the specification, and nobody’s address', () => {
  expect(parkContent.parse(defaultContent)).toEqual(defaultContent);
  expect(policyOf(defaultContent)).toEqual(defaultPolicy);
  expect(contentFaults(defaultContent)).toEqual([]);
  const {
    contact,
    operator: { paysVat: _paysVat, ...operator },
  } = defaultContent;
  expect([...Object.values(contact), ...Object.values(operator)].every((value) => value === null)).toBe(true);
});

test('A change keeps what it does not name', () => {
  const changed = mergeContent(defaultContent, {
    contact: { phone: '+48 600 000 000', map: { lat: 52, lon: 21 } },
    hours: { note: 'Maj' },
  });
  expect(changed).toEqual({
    ...defaultContent,
    contact: { ...defaultContent.contact, phone: '+48 600 000 000', map: { lat: 52, lon: 21 } },
    hours: { ...defaultContent.hours, note: 'Maj' },
  });
  expect(mergeContent(changed, { contact: { phone: null } }).contact).toMatchObject({
    phone: null,
    map: { lat: 52, lon: 21 },
  });
});

const everyDay = (opens: string, closes: string) => Array.from({ length: 7 }, () => ({ opens, closes }));
const lateWeek = [null, ...everyDay('09:30', '24:00').slice(1)];

describe('What an Admin may write', () => {
  test.each([
    [{ name: '  Jezioro Park ' }, { name: 'Jezioro Park' }],
    [
      { contact: { address: 'Plażowa 1\r\n00-001 Nigdzie' } },
      { contact: { address: 'Plażowa 1\n00-001 Nigdzie' } },
    ],
    [
      { contact: { phone: '600 700 800', email: ' biuro@example.com ' } },
      { contact: { phone: '600 700 800', email: 'biuro@example.com' } },
    ],
    [
      { contact: { facebook: 'https://facebook.com/park' } },
      { contact: { facebook: 'https://facebook.com/park' } },
    ],
    [{ hours: { week: lateWeek } }, { hours: { week: lateWeek } }],
    [{}, {}],
  ])('%j', (given, read) => {
    expect(parkContentPatch.parse(given)).toEqual(read);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ name: null }, 'name'],
    [{ contact: { phone: '12' } }, 'contact.phone'],
    [{ contact: { email: 'x' } }, 'contact.email'],
    [{ contact: { address: 'a\u0000b' } }, 'contact.address'],
    [{ contact: { youtube: 'javascript:alert(1)' } }, 'contact.youtube'],
    [{ contact: { youtube: 'data:text/html,x' } }, 'contact.youtube'],
    [{ contact: { map: { lat: 91, lon: 0 } } }, 'contact.map.lat'],
    [{ contact: { map: { lat: 1 } } }, 'contact.map.lon'],
    [{ hours: { week: [] } }, 'hours.week'],
    [{ hours: { week: everyDay('21:00', '09:00') } }, 'hours.week.0.closes'],
    [{ hours: { week: everyDay('9:00', '21:00') } }, 'hours.week.0.opens'],
    [{ policy: { cancelClosesMinutes: 0.5 } }, 'policy.cancelClosesMinutes'],
    [{ policy: { opensAtHour: 9 } }, 'policy'],
    [{ prices: { slot: { weekday: 55, weekend: 55 } } }, ''],
    [{ zone: 'Europe/Warsaw' }, ''],
  ])('%j is refused at %s', (given, path) => {
    const { error } = parkContentPatch.safeParse(given);
    expect(error?.issues[0]?.path.join('.')).toBe(path);
  });
});

test('Free of charge can’t end after online cancelling has closed', () => {
  const faulty = mergeContent(defaultContent, { policy: { cancelFreeHours: 0.5 } });
  expect(contentFaults(faulty)).toMatchObject([{ field: 'policy.cancelFreeHours', type: 'min' }]);
  expect(contentFaults(mergeContent(faulty, { policy: { cancelClosesMinutes: 30 } }))).toEqual([]);
});

test('The opening hours of the limits span every day of the week', () => {
  const week = [
    null,
    ...Array.from({ length: 5 }, () => ({ opens: '10:00', closes: '20:00' })),
    { opens: '08:30', closes: '21:30' },
  ];
  const open = mergeContent(defaultContent, { hours: { week } });
  expect(policyOf(open)).toMatchObject({ opensAtHour: 8, closesAtHour: 22 });
  const closed = mergeContent(defaultContent, { hours: { week: Array.from({ length: 7 }, () => null) } });
  expect(policyOf(closed)).toEqual(defaultPolicy);
});
