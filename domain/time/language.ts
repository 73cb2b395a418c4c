export type Language = 'pl' | 'en';
export const languages = ['pl', 'en'] as const satisfies readonly Language[];
export const defaultLanguage: Language = 'pl';
