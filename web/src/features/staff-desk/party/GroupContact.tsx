import { isPhone, nameMaxLength, tidyPhone } from '@cablepark/domain/accounts/contact';
import { useState } from 'react';
import type { Rider } from '../../../booking/slotUpdates.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import forms from '../forms.module.css';
import { RiderSearch } from '../riders/RiderSearch.tsx';
import { useDeskTexts } from '../useDeskTexts.ts';
import type { PartyContact } from './api/bookParty.ts';
import { partyTexts } from './party.texts.ts';

interface GroupContactState {
  kind: 'guest' | 'rider';
  setKind: (kind: 'guest' | 'rider') => void;
  name: string;
  setName: (name: string) => void;
  phone: string;
  setPhone: (phone: string) => void;
  rider: Rider | null;
  setRider: (rider: Rider | null) => void;
  faults: { name: boolean; phone: boolean };
  /** Null while it is not complete. */
  value: PartyContact | null;
}

/** The contact of a group. */
export function useGroupContact(): GroupContactState {
  const [kind, setKind] = useState<'guest' | 'rider'>('guest');
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [rider, setRider] = useState<Rider | null>(null);
  const number = tidyPhone(phone);
  const faults = { name: name.trim() === '', phone: number !== '' && !isPhone(number) };
  const guest = { firstName: name.trim(), phone: number === '' ? null : number };
  const value = kind === 'rider' ? rider && { rider } : faults.name || faults.phone ? null : guest;
  return { kind, setKind, name, setName, phone, setPhone, rider, setRider, faults, value };
}

export function GroupContact({ contact, isAttempted }: { contact: GroupContactState; isAttempted: boolean }) {
  const t = useStaffPageTexts(partyTexts);
  const desk = useDeskTexts();
  const { kind, rider, faults } = contact;
  return (
    <>
      <Choice
        legend={t.contact}
        options={[
          { value: 'guest', label: t.guest },
          { value: 'rider', label: t.rider },
        ]}
        value={kind}
        onChange={contact.setKind}
      />
      {kind === 'guest' && (
        <>
          <Field
            label={t.name}
            value={contact.name}
            maxLength={nameMaxLength}
            autoComplete="off"
            required
            error={isAttempted && faults.name ? t.nameFault : undefined}
            onChange={(event) => contact.setName(event.target.value)}
          />
          <Field
            label={t.phone}
            hint={t.phoneHint}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            value={contact.phone}
            error={isAttempted && faults.phone ? desk.guestPhoneInvalid : undefined}
            onChange={(event) => contact.setPhone(event.target.value)}
          />
        </>
      )}
      {kind === 'rider' && !rider && <RiderSearch onRider={contact.setRider} />}
      {kind === 'rider' && rider && (
        <p className={forms.buttons}>
          <strong>{rider.name || rider.email}</strong>
          <Button onClick={() => contact.setRider(null)}>{t.otherRider}</Button>
        </p>
      )}
    </>
  );
}
