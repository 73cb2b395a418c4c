import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { readServerInfo } from '../api/serverInfo.ts';
import { defaultPark, type Park, parkOf } from './park.ts';

const ParkContext = createContext<Park>(defaultPark);

/** Shows the park of the defaults until the server has told its own. */
export function ParkProvider({ children }: { children: ReactNode }) {
  const [park, setPark] = useState(defaultPark);
  useEffect(() => {
    // Any failure leaves the defaults: the site must also run where nothing answers this call (DESIGN.md §5.16).
    readServerInfo().then((info) => setPark(parkOf(info)), ignore);
  }, []);
  return <ParkContext value={park}>{children}</ParkContext>;
}

function ignore(): void {}

/** The park's zone, limits, name, contact and announced features. */
export function usePark(): Park {
  return useContext(ParkContext);
}
