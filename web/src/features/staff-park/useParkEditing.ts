import type { ParkDescription } from '@cablepark/domain/park/content';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useRereadPark } from '../../park/ParkProvider.tsx';
import type { DayForm } from '../../staff/form/hours.ts';
import { useFirstFault } from '../../staff/form/useFirstFault.ts';
import { useUnsaved } from '../../staff/form/useUnsaved.ts';
import { changeParkContent } from '../../staff/park/parkContent.ts';
import { formOf, type ParkFaults, patchOf, readForm } from '../../staff/park/parkForm.ts';
import { useStaffTexts } from '../../staff/texts.ts';

const noFaults: ParkFaults = new Set();

export type ParkEditing = ReturnType<typeof useParkEditing>;

/** The form, its errors, and saving. `content` is the server's initial value. */
export function useParkEditing(content: ParkDescription) {
  const [values, setValues] = useState(() => formOf(content));
  const { saved, saving } = useSaving(content, (next) => setValues(formOf(next)));
  const [faults, setFaults] = useState(noFaults);
  const { form, showFault } = useFirstFault();
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(formOf(saved));
  const mayLeave = useUnsaved(isUnsaved);
  const forget = (isSettled: (fault: string) => boolean) =>
    setFaults((before) => new Set([...before].filter((fault) => !isSettled(fault))));

  const change = (path: string, value: string) => {
    setValues((before) => ({ ...before, fields: { ...before.fields, [path]: value } }));
    forget((fault) => fault === path);
  };
  const changeWeek = (week: DayForm[]) => {
    setValues((before) => ({ ...before, week }));
    forget((fault) => fault.startsWith('hours.week'));
  };
  const changeIsFromSeason = (isFromSeason: boolean) => {
    setValues((before) => ({ ...before, isFromSeason }));
    forget((fault) => fault.startsWith('hours.week'));
  };
  const changeVat = (paysVat: boolean) => setValues((before) => ({ ...before, paysVat }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = readForm(values, saved);
    if ('faults' in result) {
      setFaults(result.faults);
      return showFault();
    }
    setFaults(noFaults);
    return saving.mutate(result.content);
  };
  const undo = async () => {
    if (!(await mayLeave())) return;
    setValues(formOf(saved));
    setFaults(noFaults);
  };
  const changes = { change, changeWeek, changeIsFromSeason, changeVat };
  return { form, typed: values, faults, isUnsaved, saving, ...changes, submit, undo };
}

/** The server's value, and saving the difference. */
function useSaving(content: ParkDescription, onSaved: (next: ParkDescription) => void) {
  const t = useStaffTexts().park;
  const rereadPark = useRereadPark();
  const [base, setBase] = useState(content);
  const saving = useMutation({
    mutationFn: (next: ParkDescription) => changeParkContent(patchOf(base, next)),
    onSuccess: (next) => {
      setBase(next);
      onSaved(next);
      rereadPark();
      toast.success(t.saved);
    },
  });
  return { saved: base, saving };
}
