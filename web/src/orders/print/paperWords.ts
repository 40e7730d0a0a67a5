/** Why goods come back or are not sent, by the service's words. */
export const reasons = {
  customer_request: ["Asked for by the customer", "ग्राहक के अनुरोध पर"],
  out_of_stock: ["Out of stock", "स्टॉक में नहीं"],
  wrong_price: ["Wrong price", "ग़लत मूल्य"],
  address_unserviceable: ["Cannot be delivered there", "वहाँ सुपुर्दगी संभव नहीं"],
  payment_failed: ["Payment failed", "भुगतान विफल"],
  suspected_fraud: ["Suspected fraud", "धोखाधड़ी का संदेह"],
  not_collected: ["Not collected", "नहीं लिया गया"],
  refused: ["Refused on delivery", "सुपुर्दगी पर अस्वीकार"],
  damaged: ["Damaged", "क्षतिग्रस्त"],
  wrong_item: ["Wrong item", "ग़लत वस्तु"],
  other: ["Other", "अन्य"],
} as const;

/** What stands on paper: documents of tax law are in English, with Hindi beside it where that is chosen. */
const words = {
  taxInvoice: ["Tax Invoice", "कर चालान"],
  billOfSupply: ["Bill of Supply", "आपूर्ति बिल"],
  invoiceCumBill: ["Invoice-cum-Bill of Supply", "चालान-सह-आपूर्ति बिल"],
  invoice: ["Invoice", "चालान"],
  creditNote: ["Credit Note", "क्रेडिट नोट"],
  noTax: ["No GST is charged", "कोई जीएसटी नहीं लिया गया"],
  original: ["ORIGINAL FOR RECIPIENT", "प्राप्तकर्ता के लिए मूल"],
  duplicate: ["DUPLICATE FOR TRANSPORTER", "परिवहनकर्ता के लिए द्वितीय प्रति"],
  triplicate: ["TRIPLICATE FOR SUPPLIER", "आपूर्तिकर्ता के लिए तृतीय प्रति"],
  supplier: ["Supplier", "आपूर्तिकर्ता"],
  recipient: ["Recipient", "प्राप्तकर्ता"],
  deliveredTo: ["Delivered to", "सुपुर्दगी का पता"],
  number: ["Number", "संख्या"],
  date: ["Date", "दिनांक"],
  order: ["Order", "ऑर्डर"],
  orderDate: ["Order date", "ऑर्डर दिनांक"],
  placeOfSupply: ["Place of supply", "आपूर्ति का स्थान"],
  reverseCharge: ["Tax payable on reverse charge", "रिवर्स चार्ज पर देय कर"],
  yes: ["Yes", "हाँ"],
  no: ["No", "नहीं"],
  against: ["Against invoice", "चालान के विरुद्ध"],
  reason: ["Reason", "कारण"],
  state: ["State", "राज्य"],
  phone: ["Phone", "फ़ोन"],
  description: ["Description of goods", "माल का विवरण"],
  hsn: ["HSN", "एचएसएन"],
  hsnMissing: ["HSN missing", "एचएसएन नहीं है"],
  quantity: ["Quantity", "मात्रा"],
  listPrice: ["List price", "सूची मूल्य"],
  discount: ["Discount", "छूट"],
  price: ["Price", "मूल्य"],
  taxable: ["Taxable value", "कर योग्य मूल्य"],
  rate: ["Rate", "दर"],
  total: ["Total", "कुल"],
  ofWhichDelivery: ["of which delivery", "जिसमें डिलीवरी"],
  gift: ["Gift wrapping", "उपहार पैकिंग"],
  totalInWords: ["Total in words", "कुल शब्दों में"],
  summary: ["Summary by HSN and rate", "एचएसएन और दर के अनुसार सार"],
  irn: ["IRN", "आईआरएन"],
  signedQr: ["Signed QR code", "हस्ताक्षरित क्यूआर कोड"],
  signatory: ["Authorised signatory", "अधिकृत हस्ताक्षरकर्ता"],
  for: ["For", "कृते"],
  packingSlip: ["Packing slip", "पैकिंग पर्ची"],
  shipTo: ["Ship to", "को भेजें"],
  from: ["From", "प्रेषक"],
  to: ["To", "प्राप्तकर्ता"],
  promised: ["Promised for", "वादा"],
  item: ["Item", "वस्तु"],
  pieces: ["Pieces", "नग"],
  giftMessage: ["Gift message", "उपहार संदेश"],
  note: ["Note", "नोट"],
  packageOf: ["Package", "पैकेट"],
  weight: ["Weight", "वज़न"],
  pickup: ["Pickup", "पिकअप"],
  ...reasons,
} as const;

export type PaperWord = keyof typeof words;

/** Reads a word for paper: in English, or in English and Hindi. */
export type Say = (word: PaperWord) => string;

export function sayIn(withHindi: boolean): Say {
  return (word) => {
    const [english, hindi] = words[word];
    return withHindi ? `${english} / ${hindi}` : english;
  };
}
