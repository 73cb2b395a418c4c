import { groupPage } from '@cablepark/contract/groups/group-pages';
import { dateText } from '@cablepark/domain/time/display';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { groupTexts } from '../../../i18n/pages/group.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import { CallUs } from '../../../park/CallUs.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Loading } from '../../../ui/status/Loading.tsx';
import { AuthFrame } from '../AuthFrame.tsx';
import { type Fact, FactList } from '../facts/FactList.tsx';
import { type GroupStep, type GroupView, mailedGroup } from './api/group.ts';
import styles from './Group.module.css';
import { GroupNames } from './GroupNames.tsx';
import { GroupOffer } from './GroupOffer.tsx';
import { GroupRides } from './GroupRides.tsx';
import { type GroupSteps, useGroupSteps } from './useGroupSteps.ts';

/** /group/offer?token=…: opening it changes nothing, because mail programs prefetch links; the buttons do. */
export default function MailedGroupPage() {
  const t = usePageTexts(groupTexts);
  const token = useSearchParams()[0].get('token') ?? '';
  const query = useQuery(mailedGroup(token));
  const steps = useGroupSteps(token);
  const isForeign = token === '' || (query.error instanceof ApiError && query.error.status < 429);
  return (
    <AuthFrame title={t.offerTitle} lead={t.offerLead}>
      <div className={styles.content}>
        {isForeign && (
          <>
            <Alert kind="danger">
              <CallUs text={t.broken} />
            </Alert>
            <Again />
          </>
        )}
        {!isForeign && query.isPending && <Loading />}
        {!isForeign && query.error && !query.data && (
          <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />
        )}
        {!isForeign && query.data && <Enquiry group={query.data} steps={steps} />}
      </div>
    </AuthFrame>
  );
}

function Enquiry({ group, steps }: { group: GroupView; steps: GroupSteps }) {
  const t = usePageTexts(groupTexts);
  const { name, people, time } = group;
  const day = dateText(Temporal.PlainDate.from(group.day));
  const facts: Fact[] = [
    [t.facts.group, name],
    [t.facts.day, time === null ? day : t.from(day, time)],
    [t.facts.people, String(people)],
  ];
  const isDoneAnyway = steps.lostStep !== null && group.state !== stateOfStep[steps.lostStep];
  return (
    <>
      <FactList facts={facts} />
      {steps.notice !== null && <Alert kind="success">{steps.notice}</Alert>}
      {steps.failure !== null && !isDoneAnyway && <Alert kind="danger">{steps.failure}</Alert>}
      <State group={group} steps={steps} />
    </>
  );
}

/** The state of an enquiry before each step. */
const stateOfStep: Record<GroupStep['kind'], GroupView['state']> = {
  prove: 'unproved',
  accept: 'offered',
  decline: 'offered',
  names: 'accepted',
};

/** What the group can do now. */
function State({ group, steps }: { group: GroupView; steps: GroupSteps }) {
  const t = usePageTexts(groupTexts);
  const { common } = useTexts();
  switch (group.state) {
    case 'unproved':
      return steps.isExpired ? (
        <Again />
      ) : (
        <>
          <p>{t.proveText}</p>
          <Button
            variant="primary"
            wide
            busy={steps.isBusy}
            onClick={() => void steps.take({ kind: 'prove' })}
          >
            {t.prove}
          </Button>
        </>
      );
    case 'open':
      return <Alert kind="info">{t.open}</Alert>;
    case 'offered':
      return group.offer && <GroupOffer group={group} offer={group.offer} steps={steps} />;
    case 'accepted':
      return (
        <>
          <GroupRides rides={group.rides} title={t.rides} />
          {group.offer?.deposit?.paid === false && (
            <Alert kind="warning">{t.depositDue(common.price(group.offer.deposit.amount))}</Alert>
          )}
          {group.offer?.terms != null && <p className={styles.terms}>{group.offer.terms}</p>}
          <GroupNames rides={group.rides} steps={steps} />
        </>
      );
    default:
      return (
        <>
          <Alert kind="info">
            <CallUs text={t[group.state]} />
          </Alert>
          {group.answer !== null && <p className={styles.terms}>{group.answer}</p>}
          <Again />
        </>
      );
  }
}

function Again() {
  const t = usePageTexts(groupTexts);
  return <ButtonLink to={groupPage}>{t.again}</ButtonLink>;
}
