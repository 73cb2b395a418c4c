import { may } from '@cablepark/domain/accounts/permissions';
import { decideArrival } from '@cablepark/domain/booking/desk-rules';
import { readPlaceNames, writeNames } from '@cablepark/domain/booking/party';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { CheckField } from '../../../staff/form/CheckField.tsx';
import { TextField } from '../../../staff/form/TextField.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { firstTap } from '../../../ui/firstTap.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import { CheckIcon } from '../../../ui/signIcons.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { deskKey } from '../api/deskData.ts';
import { CancelForm } from '../cancel/CancelForm.tsx';
import { useDesk, usePending } from '../deskContext.ts';
import forms from '../forms.module.css';
import { CashIcon, MoveIcon, PlusIcon } from '../icons.tsx';
import { PaidLabel } from '../PaidLabel.tsx';
import { type Reservation, totalsOf } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { nameParty } from './api/bookParty.ts';
import { MoveSome } from './MoveSome.tsx';
import styles from './Party.module.css';
import { partyTexts } from './party.texts.ts';
import { useParty } from './useParty.ts';

/** A party as a whole: its rides and riders, one payment, and cancelling some or all. */
export function PartyDialog({ party, onClose }: { party: number; onClose: () => void }) {
  const t = useStaffPageTexts(partyTexts);
  const desk = useDeskTexts();
  const { rides, error, refetch } = useParty(party);
  const contact = rides?.[0]?.rider;
  const called = contact?.name || contact?.email || desk.unknownRider;
  const title = rides ? t.ofGroup(called, rides.length) : t.view;
  return (
    <Dialog open onClose={onClose} title={title} shape="sheet">
      {!rides && !error && <Skeleton height="16rem" />}
      {!rides && error && <LoadFailure title={t.loadFailed} error={error} onRetry={refetch} />}
      {rides && <Rides rides={rides} onClose={onClose} />}
      {rides && rides.length > 0 && <Names party={party} rides={rides} />}
    </Dialog>
  );
}

function Rides({ rides, onClose }: { rides: readonly Reservation[]; onClose: () => void }) {
  const { common } = useTexts();
  const [selection, setSelection] = useState<readonly number[]>([]);
  const selectedRides = rides.filter(({ slot }) => selection.includes(slot.id));
  return (
    <>
      <div className={forms.buttons}>
        <PayAll rides={rides} />
        <AllHere rides={rides} />
        <AddSlots rides={rides} />
      </div>
      <ul className={styles.rides}>
        {rides.map((ride) => (
          <li key={ride.slot.id} className={styles.ride}>
            <Ride
              ride={ride}
              isSelected={selection.includes(ride.slot.id)}
              onSelect={(isSelected) =>
                setSelection(
                  isSelected ? [...selection, ride.slot.id] : selection.filter((id) => id !== ride.slot.id),
                )
              }
            />
          </li>
        ))}
      </ul>
      {selectedRides.length > 0 && <Selected rides={selectedRides} onDone={() => setSelection([])} />}
      {rides.length === 0 && <Button onClick={onClose}>{common.close}</Button>}
    </>
  );
}

interface RideProps {
  ride: Reservation;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

function Ride({ ride, isSelected, onSelect }: RideProps) {
  const words = useReservationWords();
  return (
    <>
      <CheckField
        label={`${words.place(ride.slot)}, ${words.name(ride)}`}
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
      />
      {ride.slot.payment !== null && <PaidLabel payment={ride.payment} short />}
    </>
  );
}

/** What can be done with the selected rides. */
function Selected({ rides, onDone }: { rides: readonly Reservation[]; onDone: () => void }) {
  const t = useStaffPageTexts(partyTexts);
  const { actions } = useDesk();
  const [doing, setDoing] = useState<'moving' | 'cancelling' | null>(null);
  const [first, second] = rides;
  const swap = async () => {
    if (!first || !second) return;
    const both = [
      { from: first.slot, to: second.slot },
      { from: second.slot, to: first.slot },
    ];
    if (await actions.moveTogether(both, true)) onDone();
  };
  if (doing === 'moving') return <MoveSome rides={rides} onDone={onDone} />;
  if (doing === 'cancelling')
    return <CancelForm key={rides.map(({ slot }) => slot.id).join()} rides={rides} onDone={onDone} />;
  return (
    <div className={forms.buttons}>
      <Button onClick={() => setDoing('moving')}>
        <MoveIcon />
        <span>{t.move(rides.length)}</span>
      </Button>
      {rides.length === 2 && <Button onClick={() => void swap()}>{t.swap}</Button>}
      <Button variant="cancel" onClick={() => setDoing('cancelling')}>
        <CloseIcon />
        <span>{t.cancel(rides.length)}</span>
      </Button>
    </div>
  );
}

/** Checks in everybody who can be; once all are, a second tap undoes it, as for one rider. */
function AllHere({ rides }: { rides: readonly Reservation[] }) {
  const t = useStaffPageTexts(partyTexts);
  const { actions } = useDesk();
  const { features } = usePark();
  const now = useNow();
  const role = useAuth().user?.role ?? null;
  const arrived = rides.filter((ride) => ride.arrived);
  const coming = rides.filter(
    ({ slot, arrived: hasArrived }) => decideArrival({ slot, now, hasArrived }) === 'ok',
  );
  const pending = usePending();
  if (!features.includes('check-in') || !may(role, 'slot.checkIn')) return null;
  if (coming.length + arrived.length === 0) return null;
  const areAllHere = coming.length === 0;
  return (
    <Button
      aria-pressed={areAllHere}
      disabled={rides.some(({ slot }) => pending.has(slot.id))}
      onClick={firstTap(() => void actions.checkInAll(areAllHere ? arrived : coming, !areAllHere))}
    >
      <CheckIcon />
      <span>{areAllHere ? t.notHere(arrived.length) : t.allHere(coming.length)}</span>
    </Button>
  );
}

/** More slots for the same contact, from the day of the last ride on. */
function AddSlots({ rides }: { rides: readonly Reservation[] }) {
  const t = useStaffPageTexts(partyTexts);
  const { zone } = usePark();
  const { open } = useDesk();
  const last = rides.at(-1);
  const { rider, place } = last ?? {};
  if (!last || !rider || !place) return null;
  const day = dayOf(last.slot.start, zone);
  return (
    <Button onClick={() => open({ kind: 'group', day, first: null, party: { id: place.party, rider } })}>
      <PlusIcon />
      <span>{t.addSlots}</span>
    </Button>
  );
}

function PayAll({ rides }: { rides: readonly Reservation[] }) {
  const t = useStaffPageTexts(partyTexts);
  const { common } = useTexts();
  const { open } = useDesk();
  const { unpaid, due } = totalsOf(rides);
  const first = rides.find(({ slot }) => slot.payment === null);
  if (!first) return <p>{t.allPaid}</p>;
  return (
    <Button variant="primary" data-autofocus onClick={() => open({ kind: 'pay', reservation: first })}>
      <CashIcon />
      <span>{t.payAll(unpaid, common.price(due))}</span>
    </Button>
  );
}

/** The people's names as a list that can be pasted, one a line. */
function Names({ party, rides }: { party: number; rides: readonly Reservation[] }) {
  const t = useStaffPageTexts(partyTexts);
  const texts = useTexts();
  const queries = useQueryClient();
  const current = writeNames(rides.map(({ place }) => place?.name ?? null));
  const places = rides.map(({ slot, place }) => `${slot.id} ${place?.name ?? ''}`).join('\n');
  // The typed names belong to the previous order of places: after a swap they would move to other riders.
  const [typed, setTyped] = useState({ text: current, places });
  const text = typed.places === places ? typed.text : current;
  const names = readPlaceNames(text);
  const isTooMany = names.length > rides.length;
  const saving = useMutation({
    mutationFn: () =>
      nameParty(
        party,
        rides.map(({ slot }, index) => ({ slot: slot.id, name: names[index] ?? null })),
      ),
    onSuccess: () => {
      toast.success(t.namesSaved);
      return queries.invalidateQueries({ queryKey: deskKey });
    },
  });
  return (
    <Fold title={<span>{t.names}</span>}>
      <TextField
        label={t.names}
        hint={t.namesHint}
        value={text}
        error={isTooMany ? t.namesFault(names.length, rides.length) : undefined}
        onChange={(event) => setTyped({ text: event.target.value, places })}
      />
      {saving.error && <Alert kind="danger">{failedText(t.namesFailed, saving.error, texts)}</Alert>}
      <Button busy={saving.isPending} disabled={isTooMany} onClick={() => saving.mutate()}>
        {t.saveNames}
      </Button>
    </Fold>
  );
}
