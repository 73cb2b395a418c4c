import { paySlotsPath } from '@cablepark/contract/payments/checkouts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { useFriendsFailure } from '../../../booking/friends/useFriendsFailure.ts';
import { usePayingFirst } from '../../../booking/usePayingFirst.ts';
import { friendsTexts } from '../../../i18n/pages/friends.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { isUncertain } from '../../../lib/http/errors.ts';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { useLoginQuestion } from '../../../session/useLoginQuestion.ts';
import { claimPlace, friendsLink, type SharedLink } from './api/friendsLink.ts';

/** Takes a slot of a link; a visitor logs in first, and comes back here. After a failure the page reads the link again: a lost answer may be booked. */
export function useClaim(token: string, link: SharedLink) {
  const t = usePageTexts(friendsTexts);
  const { user } = useAuth();
  const client = useQueryClient();
  const navigate = useNavigate();
  const askToLogIn = useLoginQuestion();
  const { areHeld, mayPayOnline } = usePayingFirst();
  const { queryKey } = friendsLink(token, user?.id ?? null);
  const { mutateAsync, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (slot: number) => claimPlace(token, slot),
    onSuccess: (link) => client.setQueryData(queryKey, link),
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: slotKeys.all }),
  });
  const isTakenAnyway = isUncertain(error) && isOurs(link, variables);
  const failure = useFriendsFailure(isTakenAnyway ? null : error, {
    taken: t.justGone,
    tooLate: t.justOver,
    failed: t.claimFailed,
  });
  return {
    take: async (slot: number): Promise<void> => {
      if (user === null) return askToLogIn([]);
      try {
        await mutateAsync(slot);
      } catch (failed) {
        // The page shows the error, unless the slot is taken though the answer was lost.
        if (!isUncertain(failed) || !isOurs(client.getQueryData(queryKey), slot)) return;
      }
      if (await areHeld([slot])) await navigate(paySlotsPath([slot]));
    },
    /** The slot that is being taken. */
    pending: isPending ? variables : null,
    isDone: isSuccess || isTakenAnyway,
    /** The slot that was taken, where it may be paid online. */
    toPay: (isSuccess || isTakenAnyway) && mayPayOnline ? variables : null,
    failure,
  };
}

function isOurs(link: SharedLink | undefined, slot: number | undefined): boolean {
  return link?.places.find((place) => place.slot === slot)?.state === 'yours';
}
