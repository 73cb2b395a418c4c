/** Where the weather is read, by the server's settings. */
export interface WeatherServices {
  source: 'met-norway' | 'sample' | 'off' | { url: string; key: string };
  metNorwayUrl: string;
  imgwUrl: string;
}

/** The services' own addresses; a test puts others in their place. */
export const weatherUrls = {
  metNorway: 'https://api.met.no',
  // The host of paying customers: the free one is not for a park, which is a business.
  openMeteo: 'https://customer-api.open-meteo.com',
  imgw: 'https://danepubliczne.imgw.pl',
};
