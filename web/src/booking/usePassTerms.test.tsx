import { aPassKind } from '@cablepark/domain/testing/pass';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../testing/render.tsx';
import { useTermsOnSale } from './usePassTerms.ts';

test.each([
  ['pl', [1], /Na torze: Tor 1/],
  ['pl', [1, 2], /Na torach: Tor 1, Tor 2/],
  ['en', [1], /On the track: Track 1/],
  ['en', [1, 2], /On the tracks: Track 1, Track 2/],
] as const)('In %s a pass for the tracks %j says so', async (language, tracks, said) => {
  function Terms() {
    return <p>{useTermsOnSale(aPassKind({ tracks: [...tracks] }))}</p>;
  }
  await show(<Terms />, { language });
  expect(await screen.findByText(said)).toBeTruthy();
});
