import { type OfferedPass, offeredPass, type UsedPass } from '@cablepark/domain/passes/offered-pass';
import type { Slot } from '@cablepark/domain/slots/slot';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage, useTexts } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import { passesKey, passesToPay } from './api/readPasses.ts';
import type { PassRefusal } from './passRefusal.ts';

const nobody = { id: '', role: 'User' } as const;

/** The rider's passes as a payment: the one to offer for slots, and its charge. */
export function usePassOffer() {
  const { planner: t } = useTexts();
  const { language } = useLanguage();
  const { features, zone } = usePark();
  const { user } = useAuth();
  const queries = useQueryClient();
  const query = passesToPay(user ?? nobody);
  const hasPasses = user !== null && features.includes('passes');
  const { data } = useQuery({ ...query, enabled: hasPasses });
  return {
    /** Uses the cached passes. */
    offerFor: (slots: readonly Slot[], refusals: PassRefusal | null = null): OfferedPass | null =>
      user && data ? offeredPass(without(data, refusals), slots, user, zone) : null,
    /** Waits for the passes, and refetches them after a booking; on an error it uses the cache. */
    offerOnceKnown: async (
      slots: readonly Slot[],
      refusals: PassRefusal | null,
    ): Promise<OfferedPass | null> => {
      if (!hasPasses) return null;
      const passes = await queries
        .fetchQuery({ ...query, staleTime: Infinity })
        .catch(() => queries.getQueryData(query.queryKey) ?? []);
      return offeredPass(without(passes, refusals), slots, user, zone);
    },
    /** The charge for the slots, and the remaining balance. */
    chargeText: ({ pass: { kind, balance }, units }: OfferedPass): string =>
      t.pass.takes[kind.unit](inLanguage(kind.name, language), units, balance - units),
    /** Also after a failed payment: another member may have used the pass. */
    forget: () => queries.invalidateQueries({ queryKey: passesKey }),
  };
}

function without(passes: readonly UsedPass[], refusals: PassRefusal | null): readonly UsedPass[] {
  return passes.filter(({ id }) => !refusals?.passes.includes(id));
}
