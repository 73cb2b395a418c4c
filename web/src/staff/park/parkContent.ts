import { changeParkCall, readInfoCall } from '@cablepark/contract/park/content-calls';
import type { ParkContentPatch, ParkDescription } from '@cablepark/domain/park/content';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

/** The park's current content. */
export function parkContent() {
  return queryOptions({ queryKey: ['park'], queryFn: ({ signal }) => readParkContent(signal) });
}

/** @throws ApiError, NetworkError, AbortError. */
async function readParkContent(signal?: AbortSignal): Promise<ParkDescription> {
  const { project, park } = await call(readInfoCall, { signal });
  const { contact, operator, hours, policy } = park;
  const { cancelClosesMinutes, cancelFreeHours, guardianUpToAge } = policy;
  const { ridesAtMost, ridesADayAtMost, unprovedRidesAtMost, unprovedRidesADayAtMost } = policy;
  return {
    name: project.project_name,
    contact,
    operator,
    hours,
    policy: {
      cancelClosesMinutes,
      cancelFreeHours,
      guardianUpToAge,
      ridesAtMost,
      ridesADayAtMost,
      unprovedRidesAtMost,
      unprovedRidesADayAtMost,
    },
  };
}

/** PATCH /park (Admin): a partial update. @throws ApiError FAILED_VALIDATION with `field`; NetworkError. */
export function changeParkContent(patch: ParkContentPatch): Promise<ParkDescription> {
  return call(changeParkCall, { body: patch });
}
