import { randomUUID } from 'node:crypto';
import { boardAddress, renewSalt } from '../../../src/modules/board/board-link.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

/** What riders are told beside mails: on the park's own screen, and on their devices. */
export const boardCases: PermissionCase[] = [
  permissionCase('GET /users/me/board-name', 'reads whether the board may name them', 'User', () => ({
    url: '/users/me/board-name',
  })),
  permissionCase('PATCH /users/me/board-name', 'lets the board name them', 'User', () => ({
    url: '/users/me/board-name',
    body: { wanted: true },
  })),
  permissionCase('GET /park/board-link', 'reads where the board with names is', 'Manager', () => ({
    url: '/park/board-link',
  })),
  permissionCase('POST /park/board-link', 'renews where the board with names is', 'Manager', () => ({
    url: '/park/board-link',
  })),
  permissionCase('POST /park/board-names', 'reads names by the board’s key', 'visitor', async ({ park }) => {
    const { hash } = new URL(boardAddress(park, await renewSalt(park.store.db)));
    return { url: '/park/board-names', body: { key: hash.slice(1) } };
  }),
  permissionCase('POST /park/board-names', 'reads names by a guess', 'nobody', () => ({
    url: '/park/board-names',
    body: { key: 'A'.repeat(32) },
  })),
  permissionCase('GET /users/me/push', 'reads which devices are told', 'User', () => ({
    url: '/users/me/push',
  })),
  permissionCase('POST /users/me/push', 'has a device told', 'User', () => ({
    url: '/users/me/push',
    body: {
      endpoint: `https://fcm.googleapis.com/${randomUUID()}`,
      keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
    },
  })),
  permissionCase('DELETE /users/me/push/:id', 'has a device told no more', 'User', async (fixture, me) => ({
    url: `/users/me/push/${await fixture.aPushDevice(me)}`,
  })),
];
