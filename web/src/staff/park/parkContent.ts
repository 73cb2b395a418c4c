import { deskCalls } from '@cablepark/contract/desk-calls';
import type { ParkContentPatch, ParkDescription } from '@cablepark/domain/park/content';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';

/** The park's part of GET /server/info, if the server announces `content`. */
interface PublishedPark {
  project: { project_name: string };
  park: Omit<ParkDescription, 'name'>;
}

/** The park's current content. */
export function parkContent() {
  return queryOptions({ queryKey: ['park'], queryFn: ({ signal }) => readParkContent(signal) });
}

/** @throws ApiError, NetworkError, AbortError. */
async function readParkContent(signal?: AbortSignal): Promise<ParkDescription> {
  const { data } = await request<PublishedPark>({ url: urls.serverInfo, signal });
  const { contact, operator, hours, policy } = data.park;
  const { cancelClosesMinutes, cancelFreeHours, guardianUpToAge } = policy;
  const { ridesAtMost, ridesADayAtMost, unprovedRidesAtMost, unprovedRidesADayAtMost } = policy;
  return {
    name: data.project.project_name,
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
export async function changeParkContent(patch: ParkContentPatch): Promise<ParkDescription> {
  return (await request<ParkDescription>({ method: 'PATCH', url: deskCalls.park, body: patch })).data;
}
