import { type KeptPass, passesStillGood } from '@cablepark/domain/offline/kept-rider';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { canKeep, changeKept, readKeptRider } from '../../../lib/offline/keptData.ts';
import { registerWorker } from '../../../lib/offline/worker.ts';
import { clock } from '../../../lib/time/clock.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import type { Account } from '../../../session/account.ts';
import { type OwnPass, ownPassesOf } from '../api/ownPasses.ts';
import { passState } from './passState.ts';

const nobody = { id: '', role: 'User' } as const;

/** The passes whose codes this device stores (docs/decisions/118); null if it cannot store any, or the park has no offline page. */
export interface KeptPasses {
  ids: readonly number[];
  keep: (pass: OwnPass) => Promise<void>;
  remove: (pass: OwnPass) => Promise<void>;
}

/**
 * The codes that this device stores. They are deleted as soon as the page reads that their pass is void, used up or another's.
 * @param user null until the session is known
 */
export function useKeptPasses(user: Account | null): KeptPasses | null {
  const facts = useFacts(user);
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const account = user?.id ?? null;
  const hasPage = usePark().features.includes('offline');
  // Without a stored code there is nothing to compare, so no query runs.
  const passes = useQuery({
    ...ownPassesOf(user ?? nobody),
    enabled: account !== null && (ids?.length ?? 0) > 0,
  });

  const change = useCallback(
    async (edit: (codes: readonly KeptPass[]) => KeptPass[]) => {
      if (account === null) return;
      let after: KeptPass[] = [];
      // The state follows the device: if its storage is full, the transaction is rolled back.
      await changeKept(account, (record) => {
        after = edit(record?.passes ?? []);
        const at = record?.at ?? clock.now().toString();
        return { account, at, aheadMs: clock.aheadMs, slots: record?.slots ?? [], passes: after };
      }).then(() => setIds(after.map(({ id }) => id)));
    },
    [account],
  );

  useEffect(() => {
    if (!canKeep() || account === null) return;
    void readKeptRider()
      .then((record) => setIds(record?.passes.map(({ id }) => id) ?? []))
      .catch(() => setIds(null));
  }, [account]);

  const { data } = passes;
  useEffect(() => {
    if (data && hasPage) void change((codes) => passesStillGood(codes, data.flatMap(facts))).catch(() => {});
  }, [data, hasPage, change, facts]);

  if (ids === null || !hasPage) return null;
  return {
    ids,
    async keep(pass) {
      await registerWorker();
      await change((codes) => [...codes.filter(({ id }) => id !== pass.id), ...facts(pass)]);
    },
    remove: (pass) => change((codes) => codes.filter(({ id }) => id !== pass.id)),
  };
}

/** The stored facts of a pass: only one's own, and as long as it pays. */
function useFacts(user: Account | null) {
  const t = usePageTexts(ownPassesTexts);
  const { language } = useLanguage();
  const owner = user?.id ?? null;
  return useCallback(
    (pass: OwnPass): KeptPass[] => {
      const { id, code, kind, balance, ends } = pass;
      if (code === null || pass.owner !== owner || passState(pass, clock.now()) !== 'good') return [];
      return [
        {
          id,
          code,
          name: inLanguage(kind.name, language),
          left: t.left[kind.unit](balance, kind.amount),
          ends: ends?.toString() ?? null,
        },
      ];
    },
    [owner, language, t],
  );
}
