/**
 * @generated SignedSource<<4d97e315fb0e8e2c02d71e99f22fc2c8>>
 * @relayHash 25628734939af3e10072c0cfd572659d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1b4f368314b657ba046db712c50513c469fcdb3a1d6c894a4eedee9f922145d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscountsPageQuery } from './DiscountsPageQuery.graphql';

const node: PreloadableConcreteRequest<DiscountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1b4f368314b657ba046db712c50513c469fcdb3a1d6c894a4eedee9f922145d",
    "metadata": {},
    "name": "DiscountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
