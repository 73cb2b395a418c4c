import { renewSensorKey, writeSignature } from '../../../src/modules/weather/sensor-key.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

const reading = { celsius: 17.5 };

export const weatherCases: PermissionCase[] = [
  permissionCase('GET /weather', 'reads the weather', 'visitor', () => ({ url: '/weather' })),
  permissionCase('GET /desk/weather', 'reads the advice about the wind', 'Manager', () => ({
    url: '/desk/weather',
  })),
  permissionCase('POST /desk/water-temperature', 'types the temperature of the water', 'Manager', () => ({
    url: '/desk/water-temperature',
    body: reading,
  })),
  permissionCase('POST /park/payment-keys/trials', 'tries the keys of the payment provider', 'Admin', () => ({
    url: '/park/payment-keys/trials',
  })),
  permissionCase('POST /park/sensor-key', 'makes the key of the sensor', 'Admin', () => ({
    url: '/park/sensor-key',
  })),
  permissionCase(
    'POST /weather/water-temperature',
    'pushes with the sensor’s key',
    'visitor',
    async (fixture) => {
      const { park } = fixture;
      const nowMs = park.clock.now().epochMilliseconds;
      const key = await renewSensorKey(park, park.store.db, nowMs);
      const signature = writeSignature(key, Math.floor(nowMs / 1_000), JSON.stringify(reading));
      return {
        url: '/weather/water-temperature',
        body: reading,
        headers: { 'cablepark-signature': signature },
      };
    },
  ),
  permissionCase('POST /weather/water-temperature', 'pushes with a guess', 'nobody', async (fixture) => {
    const nowMs = fixture.park.clock.now().epochMilliseconds;
    const signature = writeSignature('a guess', Math.floor(nowMs / 1_000), JSON.stringify(reading));
    return {
      url: '/weather/water-temperature',
      body: reading,
      headers: { 'cablepark-signature': signature },
    };
  }),
];
