import { randomUUID } from 'node:crypto';
import { offerPasses, passRow } from '../passes.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

const reason = 'Pomyłka';

export const passCases: PermissionCase[] = [
  permissionCase('POST /passes', 'sells a pass', 'Manager', async (fixture) => {
    await offerPasses(fixture.park);
    const sale = { kind: passRow, method: 'cash', account: fixture.other.id, request_key: randomUUID() };
    return { url: '/passes', body: sale };
  }),
  permissionCase('POST /passes/:id/adjustments', 'puts a ride on a pass', 'Editor', async (fixture) => ({
    url: `/passes/${await fixture.aPass(fixture.other)}/adjustments`,
    body: { by: 1, reason, request_key: randomUUID() },
  })),
  permissionCase(
    'POST /passes/:id/adjustments',
    'puts a ride on their own pass',
    'Editor',
    async (fixture, me) => ({
      url: `/passes/${await fixture.aPass(me)}/adjustments`,
      body: { by: 1, reason, request_key: randomUUID() },
    }),
  ),
  permissionCase('POST /passes/:id/void', 'voids a pass', 'Editor', async (fixture) => ({
    url: `/passes/${await fixture.aPass(fixture.other)}/void`,
    body: { reason, money_back: 0 },
  })),
];

export const passReadingCases: PermissionCase[] = [
  permissionCase('GET /items/Pass/:id', 'reads their own pass', 'User', async (fixture, me) => ({
    url: `/items/Pass/${await fixture.aPass(me)}`,
  })),
  permissionCase('GET /items/Pass/:id', 'reads somebody else’s pass', 'Manager', async (fixture) => ({
    url: `/items/Pass/${await fixture.aPass(fixture.other)}`,
  })),
  permissionCase(
    'GET /items/PassEntry/:id',
    'reads a line of their own pass',
    'User',
    async (fixture, me) => ({
      url: `/items/PassEntry/${await fixture.aPassEntry(me)}`,
    }),
  ),
  permissionCase(
    'GET /items/PassEntry/:id',
    'reads a line of somebody else’s pass',
    'Manager',
    async (fixture) => ({
      url: `/items/PassEntry/${await fixture.aPassEntry(fixture.other)}`,
    }),
  ),
  permissionCase('GET /takings/passes', 'reads what is owed for passes', 'Manager', () => ({
    url: '/takings/passes',
  })),
];
