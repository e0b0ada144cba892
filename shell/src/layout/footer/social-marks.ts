/** The networks of spec 2.5 in its order, each with a mark of one filled path in a 24 by 24 box. */
export const socialMarks = [
  {
    key: 'facebook',
    name: 'Facebook',
    path: 'M13.6 21v-8h2.8l.5-3.3h-3.3V7.8c0-1 .4-1.6 1.7-1.6H17V3.2C16.6 3.1 15.7 3 14.7 3 12.2 3 10.3 4.5 10.3 7.4v2.3H7.5V13h2.8v8z',
  },
  {
    key: 'telegram',
    name: 'Telegram',
    path: 'M2.9 11.3 20.4 4.3c.9-.3 1.7.2 1.4 1.5L18.8 19.6c-.2 1-.8 1.2-1.6.8l-4.5-3.4-2.2 2.1c-.3.3-.5.5-1 .5l.3-4.6 8.4-7.6c.4-.3-.1-.5-.6-.2L7.2 13.7l-4.4-1.4c-1-.3-1-1 .1-1z',
  },
  {
    key: 'youtube',
    name: 'YouTube',
    path: 'M21.6 7.2a2.5 2.5 0 0 0-1.8-1.8C18.2 5 12 5 12 5s-6.2 0-7.8.4A2.5 2.5 0 0 0 2.4 7.2 26 26 0 0 0 2 12c0 1.6.1 3.2.4 4.8a2.5 2.5 0 0 0 1.8 1.8c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8c.3-1.6.4-3.2.4-4.8s-.1-3.2-.4-4.8zM10 15V9l5.2 3z',
  },
  {
    key: 'tiktok',
    name: 'TikTok',
    path: 'M16.5 3c.3 2.2 1.6 3.7 3.9 3.9v2.9a7 7 0 0 1-3.9-1.2v6.2a6 6 0 1 1-6-6c.3 0 .6 0 .9.1v3.1a2.9 2.9 0 1 0 2 2.8V3z',
  },
  {
    key: 'twitter',
    name: 'Twitter',
    path: 'M13.7 10.6 20.5 3h-1.6l-5.9 6.6L8.3 3H3l7.1 10L3 21h1.6l6.2-6.9 5 6.9H21zm-2.2 2.4-.7-1L5.2 4.2h2.4l4.6 6.4.7 1 6 8.3h-2.4z',
  },
] as const
