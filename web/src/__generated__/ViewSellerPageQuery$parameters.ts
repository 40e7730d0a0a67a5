/**
 * @generated SignedSource<<ee1d45f1eb4e88c544365d4b0423c13f>>
 * @relayHash 56dfe0d811d344931ed516bd2677970b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b21bbc360cf2fca145a828ecd9da5e035869428b004b869b615528d761a02ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewSellerPageQuery } from './ViewSellerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewSellerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b21bbc360cf2fca145a828ecd9da5e035869428b004b869b615528d761a02ed",
    "metadata": {},
    "name": "ViewSellerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
