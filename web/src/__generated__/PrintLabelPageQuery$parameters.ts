/**
 * @generated SignedSource<<20f6d33ac2a8df4557b2b8558b9f1298>>
 * @relayHash f2f4337c54731f164f09c46d156b0843
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a43641740bedc114c976897fcb9547bafd1e7c7b485958eee5b26e7b279d47a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrintLabelPageQuery } from './PrintLabelPageQuery.graphql';

const node: PreloadableConcreteRequest<PrintLabelPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a43641740bedc114c976897fcb9547bafd1e7c7b485958eee5b26e7b279d47a8",
    "metadata": {},
    "name": "PrintLabelPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
