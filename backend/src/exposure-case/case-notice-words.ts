import type { CaseAction, CaseActor, CaseParty } from 'calls/exposure-case/case-rules'
import type { Words } from '../user-messages/notify.ts'

export interface NoticeWords {
  title: Words
  /** What the step means for the reader, and what they can do next. */
  text: Words
}

/** Introduces the quoted note of a step. */
export const quoteLeads: Record<CaseActor, Words> = {
  author: { en: 'The author wrote: “{note}”', id: 'Pelapor menulis: “{note}”' },
  staff: { en: '{broker} wrote: “{note}”', id: '{broker} menulis: “{note}”' },
  moderator: { en: 'The moderator wrote: “{note}”', id: 'Moderator menulis: “{note}”' },
  user: { en: '“{note}”', id: '“{note}”' },
}

/** Introduces a moderator's reason. */
export const reasonLead: Words = { en: 'Reason:', id: 'Alasan:' }

const ended: Words = {
  en: 'The case has ended. The complaint stays public.',
  id: 'Kasus ini sudah berakhir. Pengaduannya tetap tampil.',
}

/** The notice about a step, for everyone whom the rules notify of it. `{broker}` is its name. */
export const noticeWords: Partial<Record<CaseAction, Partial<Record<CaseParty, NoticeWords>>>> = {
  approve: {
    author: {
      title: { en: 'Your complaint about {broker} was published', id: 'Pengaduan Anda tentang {broker} sudah tayang' },
      text: {
        en: 'Everyone can read it now. On its page you can add information or ask us to mediate.',
        id: 'Sekarang semua orang bisa membacanya. Di halamannya Anda bisa menambahkan keterangan atau meminta mediasi.',
      },
    },
    staff: {
      title: { en: 'New complaint about {broker}', id: 'Pengaduan baru tentang {broker}' },
      text: {
        en: 'It is public. You can reply once before mediation.',
        id: 'Pengaduan ini tampil untuk umum. Anda bisa menjawab satu kali sebelum mediasi.',
      },
    },
  },
  reject: {
    author: {
      title: {
        en: 'Your complaint about {broker} was not published',
        id: 'Pengaduan Anda tentang {broker} tidak ditayangkan',
      },
      text: { en: 'You can change it and send it again.', id: 'Anda bisa memperbaikinya, lalu mengirimnya lagi.' },
    },
  },
  add: {
    staff: {
      title: {
        en: 'The author of a complaint about {broker} asks for mediation',
        id: 'Pelapor meminta mediasi untuk pengaduan tentang {broker}',
      },
      text: {
        en: 'A moderator decides whether mediation begins.',
        id: 'Moderator akan memutuskan apakah mediasi dimulai.',
      },
    },
    follower: {
      title: {
        en: 'The author asks for mediation in a complaint about {broker} that you follow',
        id: 'Pelapor meminta mediasi untuk pengaduan tentang {broker} yang Anda ikuti',
      },
      text: {
        en: 'A moderator decides whether mediation begins.',
        id: 'Moderator akan memutuskan apakah mediasi dimulai.',
      },
    },
  },
  accept: {
    author: {
      title: {
        en: 'Mediation of your complaint about {broker} has begun',
        id: 'Mediasi pengaduan Anda tentang {broker} dimulai',
      },
      text: {
        en: 'If the broker is registered here, it has 14 days to reply.',
        id: 'Jika terdaftar di sini, broker punya waktu 14 hari untuk menjawab.',
      },
    },
    staff: {
      title: {
        en: 'Mediation has begun: reply to a complaint about {broker} within 14 days',
        id: 'Mediasi dimulai: jawab pengaduan tentang {broker} dalam 14 hari',
      },
      text: {
        en: 'After that, the complaint says that the broker has not replied.',
        id: 'Setelah itu, pengaduan menyatakan bahwa broker belum menjawab.',
      },
    },
    follower: {
      title: {
        en: 'Mediation of a complaint about {broker} that you follow has begun',
        id: 'Mediasi pengaduan tentang {broker} yang Anda ikuti dimulai',
      },
      text: {
        en: 'If the broker is registered here, it has 14 days to reply.',
        id: 'Jika terdaftar di sini, broker punya waktu 14 hari untuk menjawab.',
      },
    },
  },
  decline: {
    author: {
      title: {
        en: 'Your request to mediate with {broker} was declined',
        id: 'Permintaan mediasi Anda dengan {broker} ditolak',
      },
      text: {
        en: 'Your complaint stays public. You can ask for mediation again.',
        id: 'Pengaduan Anda tetap tampil. Anda bisa meminta mediasi lagi.',
      },
    },
    staff: {
      title: {
        en: 'A request to mediate with {broker} was declined',
        id: 'Permintaan mediasi dengan {broker} ditolak',
      },
      text: { en: 'The complaint stays public.', id: 'Pengaduannya tetap tampil.' },
    },
    follower: {
      title: {
        en: 'Mediation of a complaint about {broker} that you follow was declined',
        id: 'Permintaan mediasi untuk pengaduan tentang {broker} yang Anda ikuti ditolak',
      },
      text: {
        en: 'The complaint stays public.',
        id: 'Pengaduannya tetap tampil.',
      },
    },
  },
  reply: {
    author: {
      title: { en: '{broker} replied to your complaint', id: '{broker} menjawab pengaduan Anda' },
      text: {
        en: 'You can answer on the page of your complaint.',
        id: 'Anda bisa menanggapinya di halaman pengaduan Anda.',
      },
    },
    follower: {
      title: {
        en: '{broker} replied to a complaint that you follow',
        id: '{broker} menjawab pengaduan yang Anda ikuti',
      },
      text: {
        en: 'The whole reply is on the page of the complaint.',
        id: 'Jawaban lengkapnya ada di halaman pengaduan.',
      },
    },
  },
  append: {
    staff: {
      title: {
        en: 'The author of a complaint about {broker} added information',
        id: 'Pelapor menambahkan keterangan pada pengaduan tentang {broker}',
      },
      text: {
        en: 'If the case is in mediation, you have 14 days from now to reply.',
        id: 'Jika kasus ini sedang dimediasi, Anda punya waktu 14 hari dari sekarang untuk menjawab.',
      },
    },
    follower: {
      title: {
        en: 'The author added information to a complaint about {broker} that you follow',
        id: 'Pelapor menambahkan keterangan pada pengaduan tentang {broker} yang Anda ikuti',
      },
      text: {
        en: 'All of it is on the page of the complaint.',
        id: 'Selengkapnya ada di halaman pengaduan.',
      },
    },
  },
  resolve: {
    staff: {
      title: {
        en: 'The author marked a complaint about {broker} as resolved',
        id: 'Pelapor menyatakan pengaduan tentang {broker} selesai',
      },
      text: {
        en: 'The author can reopen it within 7 days.',
        id: 'Pelapor bisa membukanya kembali dalam 7 hari.',
      },
    },
    follower: {
      title: {
        en: 'The author marked a complaint about {broker} that you follow as resolved',
        id: 'Pelapor menyatakan pengaduan tentang {broker} yang Anda ikuti selesai',
      },
      text: {
        en: 'The author can reopen it within 7 days.',
        id: 'Pelapor bisa membukanya kembali dalam 7 hari.',
      },
    },
  },
  giveup: {
    staff: {
      title: {
        en: 'The author gave up a complaint about {broker}',
        id: 'Pelapor menghentikan pengaduan tentang {broker}',
      },
      text: ended,
    },
    follower: {
      title: {
        en: 'The author gave up a complaint about {broker} that you follow',
        id: 'Pelapor menghentikan pengaduan tentang {broker} yang Anda ikuti',
      },
      text: ended,
    },
  },
  close: {
    author: {
      title: {
        en: 'A moderator closed your complaint about {broker}',
        id: 'Moderator menutup pengaduan Anda tentang {broker}',
      },
      text: ended,
    },
    staff: {
      title: {
        en: 'A moderator closed a complaint about {broker}',
        id: 'Moderator menutup pengaduan tentang {broker}',
      },
      text: ended,
    },
    follower: {
      title: {
        en: 'A moderator closed a complaint about {broker} that you follow',
        id: 'Moderator menutup pengaduan tentang {broker} yang Anda ikuti',
      },
      text: ended,
    },
  },
  reopen: {
    staff: {
      title: {
        en: 'The author reopened a complaint about {broker}: reply within 14 days',
        id: 'Pelapor membuka kembali pengaduan tentang {broker}: jawab dalam 14 hari',
      },
      text: { en: 'Mediation continues.', id: 'Mediasi dilanjutkan.' },
    },
    follower: {
      title: {
        en: 'The author reopened a complaint about {broker} that you follow',
        id: 'Pelapor membuka kembali pengaduan tentang {broker} yang Anda ikuti',
      },
      text: {
        en: 'Mediation continues.',
        id: 'Mediasi dilanjutkan.',
      },
    },
  },
}
