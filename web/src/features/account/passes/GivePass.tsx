import { presentPath } from '@cablepark/contract/payments/passes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import type { Account } from '../../../session/account.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { givePass, type OwnPass, ownPassesOf } from '../api/ownPasses.ts';

/** Turns a new pass that was bought online into a gift. */
export function GivePass({ pass, user }: { pass: OwnPass; user: Account }) {
  const texts = useTexts();
  const t = usePageTexts(ownPassesTexts).present;
  const confirm = useConfirm();
  const client = useQueryClient();
  const navigate = useNavigate();
  const giving = useMutation({
    mutationFn: () => givePass(pass.id),
    async onSuccess(code) {
      await navigate(presentPath(code));
      // Updates the cache without a refetch: the giver may no longer read the members, and a closing page may still request them.
      client.setQueryData(ownPassesOf(user).queryKey, (passes) =>
        passes?.map((each) => (each.id === pass.id ? { ...each, owner: null, code } : each)),
      );
    },
  });
  const makeGift = async () => {
    const question = { title: t.giveQuestion, text: t.giveText, confirmLabel: t.give, cancelLabel: t.keep };
    if (await confirm(question)) giving.mutate();
  };
  return (
    <>
      <Button busy={giving.isPending} onClick={() => void makeGift()}>
        {t.give}
      </Button>
      {giving.error && <Alert kind="danger">{failedText(t.giveFailed, giving.error, texts)}</Alert>}
    </>
  );
}
