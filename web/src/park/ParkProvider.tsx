import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { readServerInfo, type ServerInfo } from '../api/serverInfo.ts';
import { defaultPark, type Park, parkOf } from './park.ts';

const ParkContext = createContext<Park>(defaultPark);

/** The park that came with a prerendered page, else that of the defaults until the server has told its own. */
export function ParkProvider({ info, children }: { info?: ServerInfo | undefined; children: ReactNode }) {
  const [park, setPark] = useState(() => (info ? parkOf(info) : defaultPark));
  useEffect(() => {
    if (info) return;
    // Any failure leaves the defaults: the site must also run where nothing answers this call (DESIGN.md §5.16).
    readServerInfo().then((told) => setPark(parkOf(told)), ignore);
  }, [info]);
  return <ParkContext value={park}>{children}</ParkContext>;
}

function ignore(): void {}

/** The park's zone, limits, name, contact and announced features. */
export function usePark(): Park {
  return useContext(ParkContext);
}
