import type { Slot } from '@cablepark/domain/slots/slot';
import { useState } from 'react';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { HireFields } from './HireFields.tsx';
import { ChosenPlaces, PlacesSearch } from './PlacesFields.tsx';
import { partyTexts } from './party.texts.ts';
import { type TrackHire, useHire } from './useHire.ts';
import { type Places, usePlaces } from './usePlaces.ts';

interface GroupChoice {
  places: Places;
  hire: TrackHire;
  isHire: boolean;
  setHire: (isHire: boolean) => void;
  chosenSlots: readonly Slot[];
  /** The row of the price list at which they are hired; null for their own prices. */
  hireRow: string | null;
  /** Whether these are all that staff wanted. */
  isWhole: boolean;
}

/** The slots of a group: some, or whole tracks for hire. */
export function useGroupSlots(
  slots: readonly Slot[],
  day: Temporal.PlainDate,
  first: Slot | null,
): GroupChoice {
  const places = usePlaces(slots, day, { first, people: '', time: null });
  const hire = useHire(slots, day, first);
  const [isHire, setHire] = useState(false);
  const { chosenSlots } = isHire ? hire : places;
  const isWhole = isHire || places.isByHand || chosenSlots.length === places.peopleCount;
  return {
    places,
    hire,
    isHire,
    setHire,
    chosenSlots,
    hireRow: isHire ? (hire.hire?.row ?? null) : null,
    isWhole: isWhole && chosenSlots.length > 0,
  };
}

interface GroupSlotsProps {
  choice: GroupChoice;
  mayHire: boolean;
  isAttempted: boolean;
}

export function GroupSlots({
  choice: { places, hire, isHire, setHire },
  mayHire,
  isAttempted,
}: GroupSlotsProps) {
  const t = useStaffPageTexts(partyTexts);
  return (
    <>
      {mayHire && hire.hires.length > 0 && (
        <Choice
          legend={t.what}
          options={[
            { value: 'slots', label: t.someSlots },
            { value: 'track', label: t.whole },
          ]}
          value={isHire ? 'track' : 'slots'}
          onChange={(what) => setHire(what === 'track')}
        />
      )}
      {isHire ? (
        <HireFields hire={hire} />
      ) : (
        <>
          <PlacesSearch places={places} isAttempted={isAttempted} />
          <ChosenPlaces places={places} />
        </>
      )}
    </>
  );
}
