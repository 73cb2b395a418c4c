import { friendsTexts } from '../../i18n/pages/friends.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkToCopy } from '../../ui/fields/LinkToCopy.tsx';

/** Sends the link by the phone's own menu, or copies it. */
export function ShareLink({ url }: { url: string }) {
  const t = usePageTexts(friendsTexts);
  const mayShare = 'share' in navigator;
  const share = () => navigator.share({ text: t.shareText, url });
  return (
    <>
      {mayShare && (
        // Closing the share menu rejects; that needs no message.
        <Button variant="primary" wide onClick={() => void share().catch(() => undefined)}>
          {t.share}
        </Button>
      )}
      <LinkToCopy link={url} label={t.link} copy={t.copy} copied={t.copied} isFirst={!mayShare} />
    </>
  );
}
