/**
 * @generated SignedSource<<5f67e437719c279a732477a7f1442c4a>>
 * @relayHash 95968f5ce91f1428c62ddde4a88ea499
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7843a28f8279c887f17383bd3157a9be90dfd0f4f3dbcadd6626a468c12a8ce0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpBannersPageQuery } from './SetUpBannersPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpBannersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7843a28f8279c887f17383bd3157a9be90dfd0f4f3dbcadd6626a468c12a8ce0",
    "metadata": {},
    "name": "SetUpBannersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
