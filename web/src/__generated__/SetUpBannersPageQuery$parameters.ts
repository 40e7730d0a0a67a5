/**
 * @generated SignedSource<<aa7e70cdb87c52c080f0ed023f885ef8>>
 * @relayHash b0ce77a3c93cb728a739e9816960789b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c2752a82e80beeebda5f83cac10baf06a368eda64cd94eb74cad12a32c5655a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpBannersPageQuery } from './SetUpBannersPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpBannersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c2752a82e80beeebda5f83cac10baf06a368eda64cd94eb74cad12a32c5655a",
    "metadata": {},
    "name": "SetUpBannersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
