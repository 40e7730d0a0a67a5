/**
 * @generated SignedSource<<1200b85cd476530f19745eaf6f8ba8af>>
 * @relayHash 42ea9922b04604352a835522187858aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0022b69add06cca4697aa53c0251aa35a042b2afcfe863cd4ccb01503427494

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0022b69add06cca4697aa53c0251aa35a042b2afcfe863cd4ccb01503427494",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
